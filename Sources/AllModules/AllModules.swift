// Nothing of its own: Package.swift says what this target is for.
