import { fillBlanks } from "../../../content/fill-blanks.ts";
import { forms } from "../../../content/forms/list.ts";
import { longCalendarDate } from "../../../content/locale.ts";
import { readRightsRequests } from "../../../domain/privacy/rights-list.ts";
import { outcomeText } from "../../forms/answer-intent.server.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { RouteLink } from "../../signed-in/route-link.tsx";
import { ListPage } from "../list-page.tsx";
import { staffRequest } from "../staff-request.server.ts";
import { momentText } from "../times.server.ts";
import type { Route } from "./+types/page";
import { answerRightsForm } from "./answer-rights-form.server.ts";
import { RequestPanel } from "./request-panel.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to, text, linkWay } = staffRequest(request, context);
	const requests = await readRightsRequests(db, services.runtime.now());
	const { documents } = forms[language].rights;
	const words = text.rights;
	const shown = requests.map(({ answer, ...one }) => ({
		id: one.id,
		personPath: `${to("/rights/person")}?request=${encodeURIComponent(one.id)}`,
		title: `${one.reference} · ${words.kinds[one.kind]}`,
		who: [one.name, `${documents[one.documentType]} ${one.documentNumber}`, one.email].join(" · "),
		detail: one.detail,
		at: momentText(one.createdAt, language),
		due: fillBlanks(words.due, { date: longCalendarDate(one.dueOn, language) }),
		isLate: one.late,
		noteHint: words.noteHint[linkWay][one.language],
		answer: answer && {
			result: words.results[answer.result],
			note: answer.note,
			by: fillBlanks(words.answered, { date: momentText(answer.at, language), author: answer.author }),
		},
	}));
	const lateCount = shown.filter(({ isLate }) => isLate).length;
	return {
		text,
		requests: shown,
		path: to("/rights"),
		answerLabel: words.answer[linkWay],
		personSearchPath: to("/rights/person"),
		done: outcomeText(searchParams, text.done.rights),
		lateNotice:
			lateCount > 1
				? fillBlanks(words.lateMany, { count: lateCount })
				: lateCount === 1
					? words.lateOne
					: null,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	return answerRightsForm(request, context);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.screens.rights }];

export default function Rights({ loaderData, actionData }: Route.ComponentProps) {
	const { text, requests, path, answerLabel, personSearchPath, done, lateNotice } = loaderData;
	return (
		<ListPage
			title={text.screens.rights}
			text={text}
			empty={requests.length === 0 && text.nothing.rights}
			next={null}
			done={done}
			tools={
				<RouteLink look="small quiet" to={personSearchPath}>
					{text.person.title}
				</RouteLink>
			}
		>
			{lateNotice && (
				<p className="alert alert-problem">
					<b>{lateNotice}</b>
				</p>
			)}
			{requests.map((one) => (
				<RequestPanel
					key={one.id}
					request={one}
					text={text}
					path={path}
					answerLabel={answerLabel}
					form={actionData?.item === one.id ? actionData.form : emptyForm}
				/>
			))}
		</ListPage>
	);
}
