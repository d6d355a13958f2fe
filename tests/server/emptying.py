"""Databases of PostgreSQL that are used again: to empty one is far quicker than to copy and drop another."""

from __future__ import annotations

import asyncpg  # type: ignore[import-untyped]

# What is there besides rows. A copy of a database has the same numbers of objects as its pattern.
SHAPE = """
SELECT md5(string_agg(part::text, ' ' ORDER BY part::text)) FROM (
  SELECT 'class', oid, relname::text, relacl::text FROM pg_class WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT 'column', attrelid, concat_ws(' ', attname, atttypid, attnotnull), attnum::text
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE attnum > 0 AND relnamespace = 'public'::regnamespace
  UNION ALL SELECT 'trigger', oid, tgname::text, tgenabled::text FROM pg_trigger
  UNION ALL SELECT 'constraint', oid, conname::text, '' FROM pg_constraint
  UNION ALL SELECT 'function', oid, proname::text, '' FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT 'setting', setrole, setconfig::text, '' FROM pg_db_role_setting
    WHERE setdatabase IN (SELECT oid FROM pg_database WHERE datname = current_database())
) AS part
"""
END_OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
EMPTY = """
DO $$
DECLARE
  one regclass;
  filled text[] := '{}';
  has_rows boolean;
BEGIN
  FOR one IN SELECT oid FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'alembic_version'
  LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %s)', one) INTO has_rows;
    IF has_rows THEN filled := filled || one::text; END IF;
  END LOOP;
  IF filled <> '{}' THEN EXECUTE format('TRUNCATE %s CASCADE', array_to_string(filled, ', ')); END IF;
  PERFORM setval(seqrelid::regclass, seqstart, false) FROM pg_sequence;
END $$
"""


async def shape_of(address: str) -> str:
    """Which tables, columns and so on a database has."""
    connection = await asyncpg.connect(address.replace("+asyncpg", ""))
    try:
        return str(await connection.fetchval(SHAPE))
    finally:
        await connection.close()


async def is_emptied(address: str, shape: str) -> bool:
    """End whoever is still connected, and take away all rows; not where something else than rows has been changed."""
    connection = await asyncpg.connect(address.replace("+asyncpg", ""))
    try:
        await connection.execute(END_OTHERS)
        if await connection.fetchval(SHAPE) != shape:
            return False
        await connection.execute(EMPTY)
        return True
    finally:
        await connection.close()
