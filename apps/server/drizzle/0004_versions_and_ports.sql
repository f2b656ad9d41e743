ALTER TABLE "channels" ALTER COLUMN "face_port" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pairings" ADD COLUMN "session_key" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;