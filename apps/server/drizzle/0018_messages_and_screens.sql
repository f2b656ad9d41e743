CREATE TABLE "calls_with_message" (
	"signage_id" bigint NOT NULL,
	"request_id" uuid NOT NULL,
	CONSTRAINT "calls_with_message_request_id_signage_id_pk" PRIMARY KEY("request_id","signage_id")
);
--> statement-breakpoint
create trigger calls_with_message_are_kept before update or delete on calls_with_message
  for each row execute function keep_call_records();
--> statement-breakpoint
create trigger calls_with_message_are_not_emptied before truncate on calls_with_message
  for each statement execute function keep_call_records();
--> statement-breakpoint
-- How many messages wait is in sight at every desk: whatever changes it, by whatever way, tells of it.
create function tell_message_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('reception', 'messages ' || coalesce(new.company_id, old.company_id));
  return null;
end
$$;
--> statement-breakpoint
create trigger visitor_messages_tell_reception after insert or update or delete on visitor_messages
  for each row execute function tell_message_change();
--> statement-breakpoint
-- A screen that runs shows its company's name and logo, and the hours and words of the company or of its store.
create function tell_screens_of_company() returns trigger language plpgsql as $$
begin
  perform pg_notify('reception', 'screen ' || id) from signages where company_id = new.id;
  return null;
end
$$;
--> statement-breakpoint
create trigger companies_tell_screens after update on companies for each row
  when ((old.name, old.logo, old.opening_hours, old.absence_words, old.absence_words_en)
    is distinct from (new.name, new.logo, new.opening_hours, new.absence_words, new.absence_words_en))
  execute function tell_screens_of_company();
--> statement-breakpoint
create function tell_screens_of_store() returns trigger language plpgsql as $$
begin
  perform pg_notify('reception', 'screen ' || signages.id) from signages
    join users on users.id = signages.user_id where users.store_id = new.id;
  return null;
end
$$;
--> statement-breakpoint
create trigger stores_tell_screens after update on stores for each row
  when ((old.opening_hours, old.absence_words, old.absence_words_en)
    is distinct from (new.opening_hours, new.absence_words, new.absence_words_en))
  execute function tell_screens_of_store();
