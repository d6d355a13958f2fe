"""The steps, each in a file; their order is in `down_revision`."""
