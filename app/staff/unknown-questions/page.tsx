import { fillBlanks } from "../../../content/fill-blanks.ts";
import { nearMoment } from "../../../content/near-moment.ts";
import {
	dismissUnknownQuestion,
	readUnknownQuestions,
} from "../../../domain/unknown-questions/unknown-question-list.ts";
import { readCursor, writeCursor } from "../../../http/cursor.ts";
import { outcomeText } from "../../forms/answer-intent.server.ts";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { readStaffSubmission, redirectDone } from "../form/staff-form.server.ts";
import { ListPage } from "../list-page.tsx";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to, text } = staffRequest(request, context);
	const words = text.unknownQuestions;
	const before = readCursor(searchParams.get("before") ?? "") ?? undefined;
	const { questions, next } = await readUnknownQuestions(db, before);
	return {
		text,
		words,
		here: to(addressOf(searchParams)),
		done: outcomeText(searchParams, text.done.unknownQuestions),
		next: next && `${to("/unknown-questions")}?before=${writeCursor(next)}`,
		questions: questions.map(({ id, question, language: lang, times, lastAskedAt }) => ({
			id,
			question,
			lang,
			about: [
				words.languages[lang],
				fillBlanks(times === 1 ? words.timesOne : words.timesMany, { count: times }),
				fillBlanks(words.last, { date: nearMoment(lastAskedAt, services.runtime.now(), language).text }),
			].join(" · "),
		})),
	};
}

function addressOf(searchParams: URLSearchParams): string {
	const before = readCursor(searchParams.get("before") ?? "");
	return before ? `/unknown-questions?before=${writeCursor(before)}` : "/unknown-questions";
}

export async function action({ request, context }: Route.ActionArgs) {
	const { services, db, actor, searchParams, to, field } = await readStaffSubmission(request, context);
	await dismissUnknownQuestion(db, services.runtime, actor, field("question"));
	return redirectDone<"unknownQuestions">(to(addressOf(searchParams)), "removed");
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: loaderData?.text.screens["unknown-questions"] },
];

export default function UnknownQuestions({ loaderData }: Route.ComponentProps) {
	const { text, words, questions, next, here, done } = loaderData;
	return (
		<ListPage
			title={text.screens["unknown-questions"]}
			text={text}
			empty={questions.length === 0 && text.nothing["unknown-questions"]}
			next={next}
			done={done}
			above={questions.length > 0 && <p className="small quiet">{words.teach}</p>}
		>
			<ul className="panel screen-list">
				{questions.map(({ id, question, lang, about }) => (
					<li key={id}>
						<div>
							<h2 className="screen-item" lang={lang}>
								{question}
							</h2>
							<p className="small quiet">{about}</p>
						</div>
						<ShortForm action={here} send={words.remove} look="small quiet" hiddenFields={{ question: id }} />
					</li>
				))}
			</ul>
		</ListPage>
	);
}
