CREATE TABLE "call_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"signage_id" bigint NOT NULL,
	"signage_name" text NOT NULL,
	"store_name" text NOT NULL,
	"user_id" bigint,
	"user_name" text NOT NULL,
	"touch_button" text NOT NULL,
	"pressed_at" timestamp with time zone,
	"rung_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"connected_at" timestamp with time zone,
	"first_sound_at" timestamp with time zone,
	"first_picture_at" timestamp with time zone,
	"ended_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"rung_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captures" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"signage_id" bigint NOT NULL,
	"file" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_entries" (
	"company_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"entry" jsonb NOT NULL,
	CONSTRAINT "desk_entries_company_id_kind_id_pk" PRIMARY KEY("company_id","kind","id")
);
--> statement-breakpoint
CREATE TABLE "desks" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "captures" ADD CONSTRAINT "captures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_entries" ADD CONSTRAINT "desk_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desks" ADD CONSTRAINT "desks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_records_company" ON "call_records" USING btree ("company_id","ended_at");--> statement-breakpoint
CREATE INDEX "captures_taken" ON "captures" USING btree ("taken_at");