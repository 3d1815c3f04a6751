import { fillBlanks } from "../../../content/fill-blanks.ts";
import { nearMoment } from "../../../content/near-moment.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { readApiKeys } from "../../../domain/accounts/api-keys/api-keys.ts";
import { apiScopes } from "../../../shared/account.ts";
import { outcomeText } from "../../forms/answer-intent.server.ts";
import { type FormState, formOf } from "../../forms/form-state.ts";
import { AskFirstForm } from "../../ui/ask-first/ask-first.tsx";
import { SelectField, type SelectOptions, TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { ShownOnce } from "../form/shown-once.tsx";
import { answerStaffForm } from "../form/staff-form.server.ts";
import { ListPage, NothingHere } from "../list-page.tsx";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";
import { apiKeyIntents } from "./api-key-intents.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to, text } = staffRequest(request, context);
	const words = text.apiKeys;
	const now = services.runtime.now();
	const filled = (sentence: string, at: string) =>
		fillBlanks(sentence, { date: nearMoment(at, now, language).text });
	return {
		text,
		path: to("/api-keys"),
		done: outcomeText(searchParams, text.done.apiKeys),
		scopes: apiScopes.map((id) => ({ id, label: words.scopes[id] })),
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
	const { text, path, keys, scopes, done } = loaderData;
	const words = text.apiKeys;
	return (
		<ListPage
			title={text.screens["api-keys"]}
			text={text}
			empty={false}
			next={null}
			done={done}
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
			<AddApiKey text={words} path={path} form={formOf(actionData, "add")} scopes={scopes} />
		</ListPage>
	);
}

type Props = {
	text: StaffText["apiKeys"];
	path: string;
	form: FormState;
	scopes: SelectOptions;
};

function AddApiKey({ text, path, form, scopes }: Props) {
	const labels = { name: text.name, scope: text.scope };
	return (
		<section className="panel screen-section" aria-labelledby="add">
			<h2 id="add">{text.add}</h2>
			<ShortForm form={form} labels={labels} action={path} send={text.send} hiddenFields={{ intent: "add" }}>
				<TextField form={form} name="name" label={text.name} hint={text.nameHint} autoComplete="off" />
				<fieldset className="account-choice" id="scope" tabIndex={-1}>
					<legend>{text.scope}</legend>
					{scopes.map(({ id, label }) => (
						<label key={id} className="check">
							<input type="checkbox" name="scope" value={id} />
							<span>{label}</span>
						</label>
					))}
				</fieldset>
				<SelectField form={form} name="lifetime" value="90" label={text.lifetime} options={text.lifetimes} />
			</ShortForm>
		</section>
	);
}

type ApiKeyItemProps = {
	apiKey: { id: string; name: string; about: string; over: string | null };
	text: StaffText["apiKeys"];
	path: string;
};

function ApiKeyItem({ apiKey: { id, name, about, over }, text, path }: ApiKeyItemProps) {
	return (
		<li>
			<div>
				<h2 className="screen-item">
					{name} {over && <span className="tag tag-problem">{over}</span>}
				</h2>
				<p className="small quiet">{about}</p>
			</div>
			{!over && (
				<>
					<AskFirstForm words={text.rotate} action={path} hiddenFields={{ intent: "rotate", id }} />
					<AskFirstForm words={text.revoke} action={path} hiddenFields={{ intent: "revoke", id }} />
				</>
			)}
		</li>
	);
}
