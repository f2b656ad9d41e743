-- What was done stays written: nobody changes or removes an entry, by whatever way.
create function keep_audit_entries() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the audit log are never changed or removed';
end
$$;
--> statement-breakpoint
create trigger audit_entries_are_kept before update or delete on audit_entries
  for each row execute function keep_audit_entries();
--> statement-breakpoint
create trigger audit_entries_are_not_emptied before truncate on audit_entries
  for each statement execute function keep_audit_entries();
--> statement-breakpoint
-- Whoever is logged out everywhere holds no avatar channel.
create function give_channel_back() returns trigger language plpgsql as $$
begin
  update users set channel_id = null
    where id = old.user_id and channel_id is not null
      and not exists (select from sessions where user_id = old.user_id);
  return null;
end
$$;
--> statement-breakpoint
create trigger sessions_give_channel_back after delete on sessions
  for each row execute function give_channel_back();
--> statement-breakpoint
-- Companies that were there before channels were.
insert into channels (company_id, number, face_port)
  select company_id, number, 49999 + row_number() over (order by company_id, number)
  from (select id as company_id, generate_series(1, avatar_channel_max) as number from companies) as owed;
