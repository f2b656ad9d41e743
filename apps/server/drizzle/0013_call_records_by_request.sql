ALTER TABLE "call_records" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "call_records" ADD CONSTRAINT "call_records_request_id_unique" UNIQUE("request_id");