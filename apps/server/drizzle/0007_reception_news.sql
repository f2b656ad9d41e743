-- What was talked stays written: billing and statistics rely on it.
create function keep_call_records() returns trigger language plpgsql as $$
begin
  raise exception 'records of calls are never changed or removed';
end
$$;
--> statement-breakpoint
create trigger call_records_are_kept before update or delete on call_records
  for each row execute function keep_call_records();
--> statement-breakpoint
create trigger call_records_are_not_emptied before truncate on call_records
  for each statement execute function keep_call_records();
--> statement-breakpoint
-- Who answers which signage is kept in memory, and a screen that runs shows what was saved: whatever changes it, by whatever
-- way, tells of it.
create function tell_signage_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('reception', 'places ' || coalesce(new.company_id, old.company_id));
  perform pg_notify('reception', 'screen ' || coalesce(new.id, old.id));
  return null;
end
$$;
--> statement-breakpoint
create trigger signages_tell_reception after insert or update or delete on signages
  for each row execute function tell_signage_change();
--> statement-breakpoint
create function tell_operator_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('reception', 'places ' || company_id) from signages
    where id = coalesce(new.signage_id, old.signage_id);
  return null;
end
$$;
--> statement-breakpoint
create trigger signage_operators_tell_reception after insert or delete on signage_operators
  for each row execute function tell_operator_change();
--> statement-breakpoint
create function tell_person_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('reception', 'places ' || new.company_id);
  perform pg_notify('reception', 'screen ' || id) from signages where user_id = new.id;
  return null;
end
$$;
--> statement-breakpoint
create trigger users_tell_reception after update on users for each row
  when ((old.name, old.store_id, old.character_id, old.picture, old.role)
    is distinct from (new.name, new.store_id, new.character_id, new.picture, new.role))
  execute function tell_person_change();
--> statement-breakpoint
create function tell_store_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('reception', 'places ' || new.company_id);
  return null;
end
$$;
--> statement-breakpoint
create trigger stores_tell_reception after update on stores
  for each row execute function tell_store_change();
--> statement-breakpoint
create function tell_template_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('reception', 'screen ' || new.signage_id);
  return null;
end
$$;
--> statement-breakpoint
create trigger templates_tell_reception after update on templates
  for each row execute function tell_template_change();
--> statement-breakpoint
create function tell_button_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('reception', 'screen ' || signage_id) from templates
    where id = coalesce(new.template_id, old.template_id);
  return null;
end
$$;
--> statement-breakpoint
create trigger touch_buttons_tell_reception after insert or update or delete on touch_buttons
  for each row execute function tell_button_change();
