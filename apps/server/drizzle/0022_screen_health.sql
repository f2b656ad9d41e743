CREATE TABLE "screen_pictures" (
	"signage_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"picture_id" uuid NOT NULL,
	"file" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screen_reports" (
	"signage_id" bigint PRIMARY KEY NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"report" jsonb NOT NULL,
	"faults" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "told_outages" (
	"signage_id" bigint PRIMARY KEY NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "mails_when_away" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "away_mail_after" integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "screen_pictures" ADD CONSTRAINT "screen_pictures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screen_reports" ADD CONSTRAINT "screen_reports_signage_id_signages_id_fk" FOREIGN KEY ("signage_id") REFERENCES "public"."signages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_outages" ADD CONSTRAINT "told_outages_signage_id_signages_id_fk" FOREIGN KEY ("signage_id") REFERENCES "public"."signages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "screen_pictures_taken" ON "screen_pictures" USING btree ("taken_at");