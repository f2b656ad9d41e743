CREATE TABLE "known_places" (
	"place" text NOT NULL,
	"user_id" bigint NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_places_place_user_id_pk" PRIMARY KEY("place","user_id")
);
--> statement-breakpoint
CREATE TABLE "reset_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reset_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"login_id" text NOT NULL,
	"is_from_known_place" boolean NOT NULL,
	"language" text NOT NULL,
	"public_url" text,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_places" ADD CONSTRAINT "known_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_places_user" ON "known_places" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_places_expiry" ON "known_places" USING btree ("expires_at");