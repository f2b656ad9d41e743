CREATE TABLE "template_drafts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "template_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"signage_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"draft" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_presets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "template_presets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"orientation" text NOT NULL,
	"templates" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playlist_items" (
	"template_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"media_id" bigint NOT NULL,
	"seconds" integer,
	CONSTRAINT "playlist_items_template_id_position_pk" PRIMARY KEY("template_id","position")
);
--> statement-breakpoint
DROP INDEX "templates_scene";--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "telop_colour" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "telop_plate" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "boxes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "hours" jsonb;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "saved_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "template_drafts" ADD CONSTRAINT "template_drafts_signage_id_signages_id_fk" FOREIGN KEY ("signage_id") REFERENCES "public"."signages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_drafts" ADD CONSTRAINT "template_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_presets" ADD CONSTRAINT "template_presets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_items" ADD CONSTRAINT "playlist_items_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_items" ADD CONSTRAINT "playlist_items_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "template_drafts_whose" ON "template_drafts" USING btree ("signage_id","user_id");--> statement-breakpoint
CREATE INDEX "template_presets_company" ON "template_presets" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "playlist_items_media" ON "playlist_items" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "templates_signage" ON "templates" USING btree ("signage_id");--> statement-breakpoint
CREATE UNIQUE INDEX "templates_scene" ON "templates" USING btree ("signage_id","scene") WHERE "templates"."hours" is null;