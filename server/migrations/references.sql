-- References from one module to another's users. The tables.ts of a module names no other module's tables, so that they
-- stand here. This file has no number: it runs again after every change of the schema.
do $$
declare
  reference record;
begin
  for reference in select * from (values
    ('access_changes', 'asked_by'),
    ('access_changes', 'user_id'),
    ('scim_identities', 'user_id'),
    ('scim_settings', 'changed_by')
  ) as of_users (name, field), format('%s_%s_users_id_fk', name, field) as named loop
    continue when exists (select from pg_constraint where conname = reference.named);
    execute format('alter table %I add constraint %I foreign key (%I) references users (id)',
      reference.name, reference.named, reference.field);
  end loop;
end $$;
