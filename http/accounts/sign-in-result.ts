import type { Account } from "../../domain/accounts/account.ts";
import type { Client } from "../../domain/accounts/client.ts";
import type { Cookies } from "./auth-context.ts";

export type SignIn =
	| { kind: "signed-in"; account: Account; client: Client | null; cookies: Cookies }
	| { kind: "code-needed"; cookies: Cookies }
	| { kind: "refused" }
	| { kind: "slowed"; retryAfterSeconds: number };
