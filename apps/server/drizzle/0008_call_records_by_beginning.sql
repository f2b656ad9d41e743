DROP INDEX "call_records_company";--> statement-breakpoint
CREATE INDEX "call_records_company" ON "call_records" USING btree ("company_id",coalesce("pressed_at", "accepted_at", "ended_at"));