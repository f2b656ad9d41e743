CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint,
	"at" timestamp with time zone NOT NULL,
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"actor_role" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"face_port" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"added_by" bigint,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"size" bigint NOT NULL,
	"key" text NOT NULL,
	"thumbnail" text,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pairings" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"user_id" bigint
);
--> statement-breakpoint
CREATE TABLE "signage_operators" (
	"signage_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "signage_operators_signage_id_user_id_pk" PRIMARY KEY("signage_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"signage_id" bigint NOT NULL,
	"scene" text NOT NULL,
	"layout" text NOT NULL,
	"telop" text NOT NULL,
	"shows_telop" boolean NOT NULL,
	"shows_logo" boolean NOT NULL,
	"shows_media" boolean NOT NULL,
	"logo_id" bigint,
	"contents_id" bigint,
	"row" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "touch_buttons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "touch_buttons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"template_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"font_size" integer NOT NULL,
	"background_colour" text NOT NULL,
	"is_shown" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_store_id_stores_id_fk";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "channel_id" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "subject_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "fee_rate" integer DEFAULT 300 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairings" ADD CONSTRAINT "pairings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signage_operators" ADD CONSTRAINT "signage_operators_signage_id_signages_id_fk" FOREIGN KEY ("signage_id") REFERENCES "public"."signages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signage_operators" ADD CONSTRAINT "signage_operators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_signage_id_signages_id_fk" FOREIGN KEY ("signage_id") REFERENCES "public"."signages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_contents_id_media_id_fk" FOREIGN KEY ("contents_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "touch_buttons" ADD CONSTRAINT "touch_buttons_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_company" ON "audit_entries" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "channels_number" ON "channels" USING btree ("company_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "channels_face_port" ON "channels" USING btree ("face_port");--> statement-breakpoint
CREATE INDEX "media_company" ON "media" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pairings_code" ON "pairings" USING btree ("code");--> statement-breakpoint
CREATE INDEX "signage_operators_user" ON "signage_operators" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "templates_scene" ON "templates" USING btree ("signage_id","scene");--> statement-breakpoint
CREATE INDEX "templates_logo" ON "templates" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "templates_contents" ON "templates" USING btree ("contents_id");--> statement-breakpoint
CREATE INDEX "touch_buttons_template" ON "touch_buttons" USING btree ("template_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_channel" ON "users" USING btree ("channel_id");