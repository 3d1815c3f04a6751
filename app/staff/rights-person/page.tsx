import { Fragment } from "react";
import { Link } from "react-router";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { readPersonOfRequest } from "../../../domain/privacy/person-overview.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { DoneMessage } from "../../ui/form/done-message.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";
import { answerPersonForm } from "./answer-person-form.server.ts";
import { PersonForms } from "./person-forms.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, searchParams, to, text } = staffRequest(request, context);
	const outcome = searchParams.get("done");
	const requestId = cleanText(searchParams.get("request") ?? "");
	const now = services.runtime.now();
	const {
		request: sent,
		overview,
		erasedRows,
	} = await readPersonOfRequest(db, { requestId, erasureId: outcome, now });
	return {
		text,
		overview,
		path: to("/rights/person"),
		exportPath: to("/rights/export"),
		leadsPath: to("/leads"),
		message:
			erasedRows === null
				? revokedText(text, outcome)
				: fillBlanks(text.person.erased, { count: erasedRows }),
		form: sent ? { ...emptyForm, typed: { email: sent.email, request: sent.id } } : emptyForm,
	};
}

function revokedText({ person }: StaffText, outcome: string | null): string | null {
	const parts = outcome?.split(".") ?? [];
	const sentences = Object.entries(person.revoked).flatMap(([part, words]) =>
		parts.includes(part) ? [words] : [],
	);
	return sentences.join(" ") || null;
}

export async function action({ request, context }: Route.ActionArgs) {
	return answerPersonForm(request, context);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.person.title }];

export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
	const { text, path, exportPath, leadsPath, message } = loaderData;
	const words = text.person;
	const form = actionData?.form ?? loaderData.form;
	const overview = actionData ? actionData.shown : loaderData.overview;
	return (
		<>
			<header className="screen-head">
				<h1>{words.title}</h1>
			</header>
			{message && !actionData && <DoneMessage text={message} />}
			<section className="panel screen-section" aria-labelledby="find">
				<h2 id="find">{words.find}</h2>
				<ShortForm
					form={{ ...form, formError: null }}
					labels={{ email: words.email, phone: words.phone }}
					action={path}
					send={text.search}
					look="small"
					hiddenFields={{ intent: "find", request: form.typed.request ?? "" }}
				>
					<TextField form={form} name="email" type="email" label={words.email} />
					<TextField form={form} name="phone" type="tel" label={words.phone} hint={words.phoneHint} />
				</ShortForm>
			</section>
			{overview && (
				<section className="panel screen-section" aria-labelledby="data">
					<h2 id="data">{words.see}</h2>
					<DataCounts overview={overview} text={words} leadsPath={leadsPath} />
					{overview.counts.every(({ count }) => count === 0) ? (
						<p className="quiet">{words.nothing}</p>
					) : (
						<PersonForms
							text={words}
							path={path}
							exportPath={exportPath}
							typed={form.typed}
							unanswered={overview.unanswered}
							formError={form.formError}
						/>
					)}
				</section>
			)}
		</>
	);
}

type Text = StaffText["person"];

type Props = {
	overview: { counts: readonly { name: keyof Text["counts"]; count: number }[]; leads: readonly string[] };
	text: Text;
	leadsPath: string;
};

function DataCounts({ overview, text, leadsPath }: Props) {
	return (
		<ul className="screen-list">
			{overview.counts.map(({ name, count }) => (
				<li key={name}>
					<div>
						{text.counts[name]}: <b>{count}</b>
						{name === "leads" && <LeadLinks leads={overview.leads} text={text.lead} path={leadsPath} />}
					</div>
				</li>
			))}
		</ul>
	);
}

type LeadLinksProps = { leads: readonly string[]; text: Text["lead"]; path: string };

function LeadLinks({ leads, text, path }: LeadLinksProps) {
	return leads.map((id, index) => (
		<Fragment key={id}>
			{" · "}
			<Link to={`${path}/${encodeURIComponent(id)}`}>
				{leads.length === 1 ? text.only : fillBlanks(text.each, { number: index + 1 })}
			</Link>
		</Fragment>
	));
}
