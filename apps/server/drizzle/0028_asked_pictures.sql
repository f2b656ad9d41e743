CREATE TABLE "asked_pictures" (
	"signage_id" bigint PRIMARY KEY NOT NULL,
	"picture_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"is" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "asked_pictures" ADD CONSTRAINT "asked_pictures_signage_id_signages_id_fk" FOREIGN KEY ("signage_id") REFERENCES "public"."signages"("id") ON DELETE cascade ON UPDATE no action;