/**
 * The names of every table that the login may read, ours and the job queue's. Parts of a table are left out: they are
 * read with the whole, and the queue makes and drops some of its own each midnight.
 */
export const WHOLE_TABLES = `
  select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace n on n.oid = relnamespace
  where relkind in ('r', 'p') and not relispartition and nspname !~ '^(pg_|information_schema$)'
    and has_table_privilege(pg_class.oid, 'select')
  order by 1`;
