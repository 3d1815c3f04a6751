import { Link } from "react-router";
import { forms } from "../../../content/forms/list.ts";
import { longCalendarDate } from "../../../content/locale.ts";
import { isOverdue } from "../../../domain/privacy/due-date.ts";
import { listRightsRequests } from "../../../domain/privacy/rights-store.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { RouteLink } from "../../rooms/route-link.tsx";
import { ListPage } from "../list-page.tsx";
import { doneOf, staffRoom } from "../staff-room.server.ts";
import { momentText } from "../times.server.ts";
import type { Route } from "./+types/page";
import { AnswerForm } from "./answer-form.tsx";
import { answerRequest } from "./answer-request.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to, text } = staffRoom(request, context);
	const requests = await listRightsRequests(db);
	const { brand } = services.settings;
	const now = services.runtime.now();
	const { kinds, documents } = forms[language].rights;
	const words = text.rights;
	const shown = requests.map(({ answer, ...one }) => ({
		id: one.id,
		person: `${to("/rights/person")}?request=${encodeURIComponent(one.id)}`,
		title: `${one.reference} · ${kinds[one.kind]}`,
		who: [one.name, `${documents[one.documentType]} ${one.documentNumber}`, one.email].join(" · "),
		detail: one.detail,
		at: momentText(one.createdAt, language),
		due: words.due.replace("{date}", longCalendarDate(one.dueOn, language)),
		late: answer === null && isOverdue(one.dueOn, now, brand.timeZone),
		noteHint: words.noteHint[one.language],
		answer: answer && {
			result: words.results[answer.result],
			note: answer.note,
			by: words.answered
				.replace("{date}", momentText(answer.at, language))
				.replace("{author}", answer.author),
		},
	}));
	const late = shown.filter((one) => one.late).length;
	return {
		...{
			text,
			requests: shown,
			path: to("/rights"),
			personPath: to("/rights/person"),
			done: doneOf(searchParams, ["answer"]),
		},
		late: late > 0 ? (late === 1 ? words.lateOne : words.lateMany.replace("{count}", String(late))) : null,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	return answerRequest(request, context);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.rooms.rights }];

export default function Rights({ loaderData, actionData }: Route.ComponentProps) {
	const { text, requests, path, personPath, done, late } = loaderData;
	const words = text.rights;
	return (
		<ListPage
			title={text.rooms.rights}
			text={text}
			empty={requests.length === 0}
			next={null}
			done={done && text.done}
			tools={
				<RouteLink look="small outline" to={personPath}>
					{text.person.title}
				</RouteLink>
			}
		>
			{late && (
				<p className="alert alert-problem">
					<b>{late}</b>
				</p>
			)}
			{requests.map((one) => (
				<section key={one.id} className="panel rights-request" aria-labelledby={one.id}>
					<div className="rights-asked">
						<h2 id={one.id} className="room-item">
							{one.title}
						</h2>
						<p className="small">{one.who}</p>
						<p className="rights-words">{one.detail}</p>
						<p className="small quiet">{one.at}</p>
						<p className="small">
							<Link to={one.person}>{text.person.held}</Link>
						</p>
						{!one.answer && (
							<p className={one.late ? "tag tag-problem" : "tag sol"}>
								{one.late ? `${words.late}. ` : ""}
								{one.due}
							</p>
						)}
					</div>
					{one.answer ? (
						<div>
							<p>
								<b>{one.answer.result}</b>
							</p>
							<p className="rights-words">{one.answer.note}</p>
							<p className="small quiet">{one.answer.by}</p>
							{actionData?.of === one.id && actionData.form.failure && (
								<div className="alert alert-problem" role="alert">
									<p>
										<b>{actionData.form.failure}</b>
									</p>
									<p className="rights-words">{actionData.form.typed.note}</p>
								</div>
							)}
						</div>
					) : (
						<AnswerForm
							request={one}
							path={path}
							text={words}
							form={actionData?.of === one.id ? actionData.form : emptyForm}
						/>
					)}
				</section>
			))}
		</ListPage>
	);
}
