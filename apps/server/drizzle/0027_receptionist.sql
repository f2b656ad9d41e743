CREATE TABLE "answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"question" text NOT NULL,
	"phrasings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answer" text NOT NULL,
	"question_en" text DEFAULT '' NOT NULL,
	"answer_en" text DEFAULT '' NOT NULL,
	"gesture" text DEFAULT 'plain' NOT NULL,
	"picture_id" bigint,
	"is_suggested" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answers_apart" (
	"one_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	CONSTRAINT "answers_apart_one_id_other_id_pk" PRIMARY KEY("one_id","other_id"),
	CONSTRAINT "answers_apart_order" CHECK ("answers_apart"."one_id" < "answers_apart"."other_id")
);
--> statement-breakpoint
CREATE TABLE "answers_given" (
	"answer_id" bigint NOT NULL,
	"day" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "answers_given_answer_id_day_pk" PRIMARY KEY("answer_id","day")
);
--> statement-breakpoint
CREATE TABLE "asked_aside" (
	"company_id" bigint NOT NULL,
	"asked_key" text NOT NULL,
	CONSTRAINT "asked_aside_company_id_asked_key_pk" PRIMARY KEY("company_id","asked_key")
);
--> statement-breakpoint
CREATE TABLE "character_voices" (
	"company_id" bigint NOT NULL,
	"character_id" bigint NOT NULL,
	"voice" text,
	"speed" integer DEFAULT 100 NOT NULL,
	"pitch" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "character_voices_company_id_character_id_pk" PRIMARY KEY("company_id","character_id")
);
--> statement-breakpoint
CREATE TABLE "dialogue_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dialogue_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dialogue_id" uuid NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL,
	"translated" text DEFAULT '' NOT NULL,
	"kind" text,
	"answer_id" bigint,
	"sureness" integer,
	"asked_key" text
);
--> statement-breakpoint
CREATE TABLE "dialogues" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"signage_id" bigint,
	"language" text DEFAULT 'ja' NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"misses" integer DEFAULT 0 NOT NULL,
	"request_id" uuid,
	"because" text
);
--> statement-breakpoint
CREATE TABLE "outside_uses" (
	"company_id" bigint NOT NULL,
	"day" text NOT NULL,
	"service" text NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"tokens_in" integer DEFAULT 0 NOT NULL,
	"tokens_out" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "outside_uses_company_id_day_service_pk" PRIMARY KEY("company_id","day","service")
);
--> statement-breakpoint
CREATE TABLE "receptionists" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"hours" jsonb,
	"greeting" text DEFAULT 'いらっしゃいませ。
ご用件をお聞かせください。' NOT NULL,
	"greeting_en" text DEFAULT 'Welcome. How can I help you?' NOT NULL,
	"answers_from" integer DEFAULT 75 NOT NULL,
	"calls_person" boolean DEFAULT true NOT NULL,
	"answers_english" boolean DEFAULT true NOT NULL,
	"wakes_by_voice" boolean DEFAULT true NOT NULL,
	"wakes_by_motion" boolean DEFAULT false NOT NULL,
	"keep_days" integer DEFAULT 30 NOT NULL,
	"forbidden" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"synonyms" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"readings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signage_receptionists" (
	"signage_id" bigint PRIMARY KEY NOT NULL,
	"is_on" boolean,
	"hours" jsonb,
	"greeting" text,
	"greeting_en" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visitor_messages" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers_apart" ADD CONSTRAINT "answers_apart_one_id_answers_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers_apart" ADD CONSTRAINT "answers_apart_other_id_answers_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers_given" ADD CONSTRAINT "answers_given_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_aside" ADD CONSTRAINT "asked_aside_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_voices" ADD CONSTRAINT "character_voices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_voices" ADD CONSTRAINT "character_voices_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dialogue_lines" ADD CONSTRAINT "dialogue_lines_dialogue_id_dialogues_id_fk" FOREIGN KEY ("dialogue_id") REFERENCES "public"."dialogues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dialogue_lines" ADD CONSTRAINT "dialogue_lines_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dialogues" ADD CONSTRAINT "dialogues_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dialogues" ADD CONSTRAINT "dialogues_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dialogues" ADD CONSTRAINT "dialogues_signage_id_signages_id_fk" FOREIGN KEY ("signage_id") REFERENCES "public"."signages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_uses" ADD CONSTRAINT "outside_uses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receptionists" ADD CONSTRAINT "receptionists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signage_receptionists" ADD CONSTRAINT "signage_receptionists_signage_id_signages_id_fk" FOREIGN KEY ("signage_id") REFERENCES "public"."signages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_company" ON "answers" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "answers_picture" ON "answers" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "answers_apart_other" ON "answers_apart" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "character_voices_character" ON "character_voices" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "dialogue_lines_dialogue" ON "dialogue_lines" USING btree ("dialogue_id","id");--> statement-breakpoint
CREATE INDEX "dialogue_lines_answer" ON "dialogue_lines" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "dialogue_lines_asked" ON "dialogue_lines" USING btree ("asked_key");--> statement-breakpoint
CREATE INDEX "dialogues_user" ON "dialogues" USING btree ("user_id","last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "dialogues_running" ON "dialogues" USING btree ("user_id") WHERE "dialogues"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "dialogues_company" ON "dialogues" USING btree ("company_id","last_at");--> statement-breakpoint
CREATE INDEX "dialogues_signage" ON "dialogues" USING btree ("signage_id");--> statement-breakpoint
CREATE INDEX "dialogues_request" ON "dialogues" USING btree ("request_id");--> statement-breakpoint
-- What a screen lets its receptionist say is told to it as everything else that it shows: it reads itself anew.
create function tell_screens_of_receptionist() returns trigger language plpgsql as $$
begin
  perform pg_notify('reception', 'screen ' || id) from signages
    where company_id = coalesce(new.company_id, old.company_id);
  return null;
end
$$;
--> statement-breakpoint
create trigger receptionists_tell_screens after insert or update or delete on receptionists
  for each row execute function tell_screens_of_receptionist();
--> statement-breakpoint
-- Only what is offered before anybody asks stands on a screen. Once a statement: an import writes a thousand answers at once.
create function tell_screens_of_answers() returns trigger language plpgsql as $$
begin
  perform pg_notify('reception', 'screen ' || signages.id) from signages
    where company_id in (select company_id from written where is_suggested);
  return null;
end
$$;
--> statement-breakpoint
create trigger added_answers_tell_screens after insert on answers referencing new table as written
  for each statement execute function tell_screens_of_answers();
--> statement-breakpoint
create trigger changed_answers_tell_screens after update on answers referencing new table as written
  for each statement execute function tell_screens_of_answers();
--> statement-breakpoint
create trigger unsuggested_answers_tell_screens after update on answers referencing old table as written
  for each statement execute function tell_screens_of_answers();
--> statement-breakpoint
create trigger deleted_answers_tell_screens after delete on answers referencing old table as written
  for each statement execute function tell_screens_of_answers();
--> statement-breakpoint
create function tell_screen_of_receptionist() returns trigger language plpgsql as $$
begin
  perform pg_notify('reception', 'screen ' || coalesce(new.signage_id, old.signage_id));
  return null;
end
$$;
--> statement-breakpoint
create trigger signage_receptionists_tell_screen after insert or update or delete on signage_receptionists
  for each row execute function tell_screen_of_receptionist();
