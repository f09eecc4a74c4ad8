CREATE TABLE "audit_checkpoints" (
	"chain" text NOT NULL,
	"number" bigint NOT NULL,
	"client_id" uuid,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kid" text NOT NULL,
	"signature" text NOT NULL,
	"serial" bigint NOT NULL,
	"after" jsonb,
	"place_signature" text NOT NULL,
	CONSTRAINT "audit_checkpoints_chain_number_pk" PRIMARY KEY("chain","number"),
	CONSTRAINT "audit_checkpoints_serial_unique" UNIQUE("serial")
);
--> statement-breakpoint
ALTER TABLE "audit_verifications" ADD COLUMN "client_id" uuid;--> statement-breakpoint
CREATE INDEX "audit_verifications_client" ON "audit_verifications" USING btree ("client_id","at");