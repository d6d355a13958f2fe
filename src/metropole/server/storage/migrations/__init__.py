"""The steps by which the database came to its form; `metropole.server.storage.migrating` takes them."""
