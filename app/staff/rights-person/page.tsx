import { Link } from "react-router";
import type { StaffText } from "../../../content/staff/schema.ts";
import { type Erasure, listErasures } from "../../../domain/privacy/erasure-store.ts";
import { findRightsRequest } from "../../../domain/privacy/rights-store.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { AskFirst } from "../../ui/ask-first/ask-first.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { staffRoom } from "../staff-room.server.ts";
import type { Route } from "./+types/page";
import { changePerson } from "./change-person.server.ts";
import { heldOf } from "./person-of.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, searchParams, to, text } = staffRoom(request, context);
	const asked = await findRightsRequest(db, "id", cleanText(searchParams.get("request") ?? ""));
	const done = searchParams.get("done");
	const erasure = done ? (await listErasures(db)).find(({ id }) => id === done) : undefined;
	return {
		...{ text, path: to("/rights/person"), exportPath: to("/rights/export"), lead: to("/leads/") },
		said: erasure ? erasedText(text, erasure) : revokedText(text, done),
		form: asked ? { ...emptyForm, typed: { email: asked.email, request: asked.id } } : emptyForm,
		held:
			asked &&
			(await heldOf(db, { emails: [asked.email], phones: [] }, services.runtime.now().toISOString())),
	};
}

function erasedText({ person }: StaffText, { counts }: Erasure): string {
	const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
	return person.erased.replace("{count}", String(rows));
}

/** What was taken back, as the address says it. */
function revokedText({ person }: StaffText, done: string | null): string | null {
	const parts = done?.split(".") ?? [];
	const said = Object.entries(person.revoked).flatMap(([part, words]) =>
		parts.includes(part) ? [words] : [],
	);
	return said.join(" ") || null;
}

export async function action({ request, context }: Route.ActionArgs) {
	return changePerson(request, context);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.person.title }];

export default function PersonRoom({ loaderData, actionData }: Route.ComponentProps) {
	const { text, path, exportPath, lead, said } = loaderData;
	const words = text.person;
	const { form, held } = actionData ?? loaderData;
	const values = {
		email: form.typed.email ?? "",
		phone: form.typed.phone ?? "",
		request: form.typed.request ?? "",
	};
	const empty = held?.counts.every(({ count }) => count === 0);
	return (
		<>
			<header className="room-head">
				<h1>{words.title}</h1>
			</header>
			{said && !actionData && (
				<p className="alert alert-done" role="status">
					<b>{said}</b>
				</p>
			)}
			<section className="panel room-section" aria-labelledby="find">
				<h2 id="find">{words.find}</h2>
				<ShortForm
					action={path}
					failure={null}
					refused={{ problems: form.problems, labels: { email: words.email, phone: words.phone } }}
					send={text.search}
					look="small"
					values={{ what: "find", request: values.request }}
				>
					<TextField {...{ form, name: "email", type: "email", label: words.email }} />
					<TextField {...{ form, name: "phone", type: "tel", label: words.phone, hint: words.phoneHint }} />
				</ShortForm>
			</section>
			{held && (
				<section className="panel room-section" aria-labelledby="held">
					<h2 id="held">{words.held}</h2>
					<ul className="room-list">
						{held.counts.map(({ name, count }) => (
							<li key={name}>
								<div>
									{words.counts[name]}: <b>{count}</b>
									{name === "leads" &&
										held.leads.map((id, index) => (
											<span key={id}>
												{" "}
												<Link to={lead + encodeURIComponent(id)}>{`${words.lead} ${index + 1}`}</Link>
											</span>
										))}
								</div>
							</li>
						))}
					</ul>
					{empty ? (
						<p className="quiet">{words.nothing}</p>
					) : (
						<>
							<ShortForm
								newDocument
								action={exportPath}
								failure={null}
								send={words.export}
								look="small"
								values={values}
							>
								<p className="quiet">{words.exportHint}</p>
							</ShortForm>
							<AskFirst what={words.revoke} ask={words.revokeHint}>
								<ShortForm
									action={path}
									failure={null}
									send={words.revokeSure}
									look="small"
									values={{ ...values, what: "revoke" }}
								/>
							</AskFirst>
							<ShortForm
								action={path}
								failure={actionData?.unsure ? words.problems.sure : null}
								send={words.erase}
								look="small outline"
								values={{ ...values, what: "erase" }}
							>
								<p className="quiet">{words.eraseHint}</p>
								{held.unanswered.length > 0 && (
									<p className="alert">
										{words.unanswered.replace("{references}", held.unanswered.join(", "))}
									</p>
								)}
								<p>
									<label>
										<input type="checkbox" name="sure" /> {words.sure}
									</label>
								</p>
							</ShortForm>
						</>
					)}
				</section>
			)}
		</>
	);
}
