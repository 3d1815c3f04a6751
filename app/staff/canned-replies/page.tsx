import type { StaffText } from "../../../content/staff/schema.ts";
import { readCannedReplies } from "../../../domain/inbox/change-canned-replies.ts";
import { outcomeText } from "../../forms/answer-intent.server.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { RouteLink } from "../../signed-in/route-link.tsx";
import { AskFirstForm } from "../../ui/ask-first/ask-first.tsx";
import { SelectField, TextArea, TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { answerStaffForm } from "../form/staff-form.server.ts";
import { ListPage } from "../list-page.tsx";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";
import { replyIntents } from "./reply-intents.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, searchParams, to, text } = staffRequest(request, context);
	const replies = await readCannedReplies(db);
	const edited = replies.find(({ id }) => id === searchParams.get("edit"));
	return {
		text,
		path: to("/canned-replies"),
		submissionKey: services.runtime.newId(),
		done: outcomeText(searchParams, text.done.cannedReplies),
		replies,
		form: edited ? { ...emptyForm, typed: edited } : emptyForm,
	};
}

export function action({ request, context }: Route.ActionArgs) {
	return answerStaffForm(request, context, replyIntents);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: loaderData?.text.screens["canned-replies"] },
];

export default function CannedReplies({ loaderData, actionData }: Route.ComponentProps) {
	const { text, path, replies, submissionKey, done } = loaderData;
	const words = text.cannedReplies;
	const form = actionData?.form ?? loaderData.form;
	return (
		<ListPage
			title={text.screens["canned-replies"]}
			above={<p className="small quiet">{words.intro}</p>}
			done={done}
			text={text}
			empty={replies.length === 0 && text.nothing["canned-replies"]}
			next={null}
			after={
				<ReplyForm
					key={form.typed.id}
					text={words}
					languages={text.inbox.languages}
					{...{ path, form, submissionKey }}
				/>
			}
		>
			<ul className="panel screen-list">
				{replies.map(({ id, language, shortcut, text: reply }) => (
					<li key={id}>
						<div>
							<h2 className="screen-item">
								/{shortcut} <span className="tag small">{language.toUpperCase()}</span>
							</h2>
							<p className="screen-message" lang={language}>
								{reply}
							</p>
						</div>
						<RouteLink look="small quiet" to={`${path}?edit=${encodeURIComponent(id)}#reply`}>
							{words.edit}
						</RouteLink>
						<AskFirstForm
							words={words.remove}
							blanks={{ shortcut }}
							action={path}
							hiddenFields={{ intent: "remove", id }}
						/>
					</li>
				))}
			</ul>
		</ListPage>
	);
}

type Props = {
	text: StaffText["cannedReplies"];
	languages: StaffText["inbox"]["languages"];
	path: string;
	form: FormState;
	submissionKey: string;
};

function ReplyForm({ text, languages, path, form, submissionKey }: Props) {
	const labels = { shortcut: text.shortcut, text: text.text };
	const id = form.typed.id ?? "";
	return (
		<section className="panel screen-section" id="reply" aria-labelledby="reply-title">
			<h2 id="reply-title">{id ? text.change : text.add}</h2>
			<ShortForm
				form={form}
				labels={labels}
				action={path}
				send={id ? text.save : text.add}
				hiddenFields={{ intent: "save", id, [submissionKeyName]: submissionKey }}
			>
				<TextField
					form={form}
					name="shortcut"
					label={text.shortcut}
					hint={text.shortcutHint}
					autoComplete="off"
				/>
				<SelectField
					name="language"
					label={text.language}
					value={form.typed.language ?? "es"}
					options={languages}
				/>
				<TextArea form={form} name="text" label={text.text} rows={4} />
			</ShortForm>
		</section>
	);
}
