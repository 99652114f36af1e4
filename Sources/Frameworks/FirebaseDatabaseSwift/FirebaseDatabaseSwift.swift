@_exported import FirebaseDatabase
