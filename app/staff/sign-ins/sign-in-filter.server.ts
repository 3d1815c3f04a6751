import type { SignInFilter } from "../../../domain/accounts/sign-in/sign-in-log.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { signInEvents } from "../../../shared/account.ts";

export function signInFilter(searchParams: URLSearchParams): SignInFilter {
	const event = signInEvents.find((one) => one === searchParams.get("event"));
	const search = cleanText(searchParams.get("q") ?? "")
		.trim()
		.slice(0, 80);
	return { ...(event && { event }), ...(search && { search }) };
}
