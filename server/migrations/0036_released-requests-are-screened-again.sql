CREATE TABLE "rescreened_requests" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"method_version" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
