CREATE TABLE "closed_months" (
	"company_id" bigint NOT NULL,
	"month" text NOT NULL,
	"after_seq" bigint NOT NULL,
	"lines" integer NOT NULL,
	"amount" bigint NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "closed_months_company_id_month_pk" PRIMARY KEY("company_id","month")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"number" integer PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"month" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "invoices_month" UNIQUE("company_id","month")
);
--> statement-breakpoint
CREATE TABLE "usage_cursor" (
	"id" integer PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"invoices" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "usage_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"company_id" bigint NOT NULL,
	"month" text NOT NULL,
	"user_id" bigint,
	"user_name" text NOT NULL,
	"reservation_id" bigint,
	"title" text NOT NULL,
	"window_from" timestamp with time zone,
	"window_until" timestamp with time zone,
	"record_id" uuid,
	"talked_from" timestamp with time zone NOT NULL,
	"talked_until" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"rate" integer NOT NULL,
	"fee" integer NOT NULL,
	"is_free" boolean NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"by_id" bigint,
	"by_name" text NOT NULL,
	"other_month" text,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "usage_lines_record_id_unique" UNIQUE("record_id")
);
--> statement-breakpoint
CREATE INDEX "usage_lines_company" ON "usage_lines" USING btree ("company_id","month","talked_from","id");--> statement-breakpoint
CREATE INDEX "usage_lines_month" ON "usage_lines" USING btree ("month","talked_from","id");--> statement-breakpoint
CREATE INDEX "usage_lines_short" ON "usage_lines" USING btree ("company_id") WHERE kind = 'use' and minutes <= 10;
--> statement-breakpoint
-- Whatever was recorded so far belongs to no reservation.
insert into usage_cursor (id, seq, invoices) select 1, coalesce(max(seq), 0), 0 from call_records;
--> statement-breakpoint
alter table usage_cursor add constraint usage_cursor_is_one check (id = 1);
--> statement-breakpoint
-- What somebody is asked to pay can be explained for ever: lines, closed months and invoices stay as they were written.
create function keep_usage() returns trigger language plpgsql as $$
begin
  raise exception 'what was used and billed is never changed or removed';
end
$$;
--> statement-breakpoint
create trigger usage_lines_are_kept before update or delete on usage_lines
  for each row execute function keep_usage();
--> statement-breakpoint
create trigger usage_lines_are_not_emptied before truncate on usage_lines
  for each statement execute function keep_usage();
--> statement-breakpoint
create trigger closed_months_are_kept before update or delete on closed_months
  for each row execute function keep_usage();
--> statement-breakpoint
create trigger closed_months_are_not_emptied before truncate on closed_months
  for each statement execute function keep_usage();
--> statement-breakpoint
create trigger invoices_are_kept before update or delete on invoices
  for each row execute function keep_usage();
--> statement-breakpoint
create trigger invoices_are_not_emptied before truncate on invoices
  for each statement execute function keep_usage();
--> statement-breakpoint
-- Nor does a closed month get another line, whoever writes it.
create function refuse_closed_month() returns trigger language plpgsql as $$
begin
  if exists (select from closed_months where company_id = new.company_id and month >= new.month) then
    raise exception 'month % of company % is closed', new.month, new.company_id;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger usage_lines_stand_in_open_months before insert on usage_lines
  for each row execute function refuse_closed_month();
