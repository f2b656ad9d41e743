ALTER TABLE "characters" ADD COLUMN "company_id" bigint;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "size" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "characters_company" ON "characters" USING btree ("company_id");