CREATE TABLE "signage_sightings" (
	"signage_id" bigint PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "signage_sightings" ADD CONSTRAINT "signage_sightings_signage_id_signages_id_fk" FOREIGN KEY ("signage_id") REFERENCES "public"."signages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "signage_sightings" SELECT "signages"."id", max("call_records"."ended_at") FROM "signages" JOIN "call_records" ON "call_records"."signage_id" = "signages"."id" GROUP BY "signages"."id";
