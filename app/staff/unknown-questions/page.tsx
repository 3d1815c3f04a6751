import { recordAudit } from "../../../domain/accounts/audit-store.ts";
import {
	listUnknownQuestions,
	removeUnknownQuestion,
} from "../../../domain/unknown-questions/unknown-question-store.ts";
import { readCursor, writeCursor } from "../../../http/cursor.ts";
import { formText } from "../../forms/text-of.ts";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { ListPage } from "../list-page.tsx";
import { doneAt, doneOf, staffRoom } from "../staff-room.server.ts";
import { momentText } from "../times.server.ts";
import type { Route } from "./+types/page";

const perPage = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, language, searchParams, to, text } = staffRoom(request, context);
	const words = text.unknownQuestions;
	const before = readCursor(searchParams.get("before") ?? "") ?? undefined;
	const found = await listUnknownQuestions(db, { limit: perPage, before });
	const last = found.length === perPage ? found.at(-1) : undefined;
	return {
		...{ text, words, here: to(addressOf(searchParams)) },
		done: doneOf(searchParams, ["removed"]) && words.removed,
		next: last
			? `${to("/unknown-questions")}?before=${writeCursor({ at: last.lastAskedAt, id: last.id })}`
			: null,
		questions: found.map(({ id, question, language: asked, times, lastAskedAt }) => ({
			...{ id, question, asked },
			about: [
				words.languages[asked],
				(times === 1 ? words.timesOne : words.timesMany).replace("{count}", String(times)),
				words.last.replace("{date}", momentText(lastAskedAt, language)),
			].join(" · "),
		})),
	};
}

/** Where the same questions are shown again. */
function addressOf(searchParams: URLSearchParams): string {
	const before = readCursor(searchParams.get("before") ?? "");
	return before ? `/unknown-questions?before=${writeCursor(before)}` : "/unknown-questions";
}

export async function action({ request, context }: Route.ActionArgs) {
	const { services, db, actor, searchParams, to } = staffRoom(request, context);
	const form = await request.formData().catch(() => new FormData());
	const id = formText(form, "question");
	await db.transaction().execute(async (tx) => {
		// Pressed twice, it is gone already.
		if (!(await removeUnknownQuestion(tx, id))) return;
		const subject = { kind: "unknown-question", id };
		await recordAudit(tx, services.runtime, { actor, action: "unknown-question-removed", subject });
	});
	return doneAt(to(addressOf(searchParams)), "removed");
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: loaderData?.text.rooms["unknown-questions"] },
];

export default function UnknownQuestions({ loaderData }: Route.ComponentProps) {
	const { text, words, questions, next, here, done } = loaderData;
	return (
		<ListPage
			title={text.rooms["unknown-questions"]}
			text={text}
			empty={questions.length === 0}
			next={next}
			done={done}
			above={<p className="small quiet">{words.teach}</p>}
		>
			<ul className="panel room-list">
				{questions.map(({ id, question, asked, about }) => (
					<li key={id}>
						<div>
							<h2 className="room-item" lang={asked}>
								{question}
							</h2>
							<p className="small quiet">{about}</p>
						</div>
						<ShortForm
							action={here}
							failure={null}
							send={words.remove}
							look="small outline"
							values={{ question: id }}
						/>
					</li>
				))}
			</ul>
		</ListPage>
	);
}
