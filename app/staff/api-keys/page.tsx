import { nearMoment } from "../../../content/near-moment.ts";
import { readApiKeys } from "../../../domain/accounts/api-keys.ts";
import { apiScopes } from "../../../shared/account.ts";
import { ShownOnce } from "../form/shown-once.tsx";
import { formOf } from "../form/staff-answer.ts";
import { answerStaffForm } from "../form/staff-form.server.ts";
import { ListPage } from "../list-page.tsx";
import { NothingHere } from "../nothing-here.tsx";
import { readDone, staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";
import { AddApiKey } from "./add-api-key.tsx";
import { apiKeyIntents, lifetimes } from "./api-key-intents.server.ts";
import { ApiKeyItem } from "./api-key-item.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to, text } = staffRequest(request, context);
	const words = text.apiKeys;
	const now = services.runtime.now();
	const filled = (sentence: string, at: string) =>
		sentence.replace("{date}", nearMoment(at, now, language).text);
	return {
		text,
		path: to("/api-keys"),
		done: readDone(searchParams, ["revoke"]),
		scopes: apiScopes.map((id) => ({ id, label: words.scopes[id] })),
		lifetimes: lifetimes.map((id) => ({ id, label: words.lifetimes[id] })),
		keys: (await readApiKeys(db)).map(({ id, name, scopes, expiresAt, lastUsedAt, revokedAt }) => ({
			id,
			name,
			over: revokedAt ? words.revoked : expiresAt && expiresAt <= now.toISOString() ? words.expired : null,
			about: [
				scopes.map((scope) => words.scopes[scope]).join(", "),
				expiresAt ? filled(words.expires, expiresAt) : words.neverExpires,
				lastUsedAt ? filled(words.used, lastUsedAt) : words.neverUsed,
			].join(" · "),
		})),
	};
}

export function action({ request, context }: Route.ActionArgs) {
	return answerStaffForm(request, context, apiKeyIntents);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.screens["api-keys"] }];

export default function ApiKeys({ loaderData, actionData }: Route.ComponentProps) {
	const { text, path, keys, scopes, lifetimes, done } = loaderData;
	const words = text.apiKeys;
	return (
		<ListPage
			title={text.screens["api-keys"]}
			text={text}
			empty={false}
			next={null}
			done={!actionData && done ? words.done[done] : null}
			above={<ShownOnce shown={actionData?.shown} text={text} />}
		>
			{keys.length > 0 ? (
				<ul className="panel screen-list">
					{keys.map((key) => (
						<ApiKeyItem key={key.id} apiKey={key} text={words} path={path} />
					))}
				</ul>
			) : (
				<NothingHere {...text.nothing["api-keys"]} />
			)}
			<AddApiKey
				text={words}
				path={path}
				form={formOf(actionData, "add")}
				scopes={scopes}
				lifetimes={lifetimes}
			/>
		</ListPage>
	);
}
