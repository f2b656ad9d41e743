CREATE TABLE "added_once" (
	"id" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"added_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "added_once_at" ON "added_once" USING btree ("at");