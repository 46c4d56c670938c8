/// A command line that says nothing.
struct Misunderstood: Error {}
