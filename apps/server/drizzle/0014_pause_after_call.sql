ALTER TABLE "companies" ADD COLUMN "pause_after_call" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
-- Desks go by it from the next call on, whatever changed it.
create function tell_company_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('reception', 'places ' || new.id);
  return null;
end
$$;
--> statement-breakpoint
create trigger companies_tell_reception after update on companies for each row
  when ((old.name, old.pause_after_call) is distinct from (new.name, new.pause_after_call))
  execute function tell_company_change();
