import { Link } from "react-router";
import type { Language } from "../../../content/language.ts";
import { reasonText } from "../../../content/staff/reason-text.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { recordAudit } from "../../../domain/accounts/audit-store.ts";
import { allowTrial } from "../../../domain/deliveries/breaker-store.ts";
import { isDeliveryKind, isDestination } from "../../../domain/deliveries/delivery.ts";
import { type DeliveryReport, deliveryStates, isHeld } from "../../../domain/deliveries/delivery-report.ts";
import { listDeliveries } from "../../../domain/deliveries/delivery-report-store.ts";
import { retryAll, retryDelivery } from "../../../domain/deliveries/delivery-store.ts";
import { readCursor, writeCursor } from "../../../http/cursor.ts";
import { formText } from "../../forms/text-of.ts";
import { RouteLink } from "../../rooms/route-link.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { ListPage } from "../list-page.tsx";
import { doneAt, doneOf, staffRoom } from "../staff-room.server.ts";
import { momentText } from "../times.server.ts";
import type { Route } from "./+types/page";
import { Queues } from "./queues.tsx";
import { queuesOf } from "./queues-of.server.ts";

const perPage = 40;

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to, text } = staffRoom(request, context);
	const words = text.deliveries;
	const state = deliveryStates.find((known) => known === searchParams.get("state"));
	const before = readCursor(searchParams.get("before") ?? "") ?? undefined;
	const found = await listDeliveries(db, { limit: perPage, state, before });
	const last = found.length === perPage ? found.at(-1) : undefined;
	const path = to("/deliveries");
	const now = services.runtime.now();
	const isSetUp = (destination: string) =>
		["mail", "erasure"].includes(destination) || services.destinations.some((known) => known === destination);
	return {
		...{ text, path, state: state ?? null },
		queues: await queuesOf({ ...{ db, now, language, text, isSetUp } }),
		states: deliveryStates.map((id) => ({ id, label: words.states[id], path: `${path}?state=${id}` })),
		next: last
			? `${path}?state=${state ?? ""}&before=${writeCursor({ at: last.createdAt, id: last.id })}`
			: null,
		done: doneOf(searchParams, ["retry"]) && text.done,
		deliveries: found.map((delivery) => {
			const { id, kind, state, attempts, createdAt, sentAt, lastError, leadId } = delivery;
			return {
				id,
				standing: isHeld(delivery, now) ? ("held" as const) : state,
				next: nextText(words, delivery, now, language),
				lastError: lastError && { words: reasonText(words, lastError), code: lastError },
				kind: isDeliveryKind(kind) ? words.kinds[kind] : kind,
				about: [
					...(delivery.withdrawal ? [words.withdrawal] : []),
					words.attempts.replace("{count}", String(attempts)),
					momentText(sentAt ?? createdAt, language),
				].join(" · "),
				lead: leadId && to(`/leads/${encodeURIComponent(leadId)}`),
				retries: state === "waiting" || state === "dead",
			};
		}),
	};
}

/** Sends one again, or everything a destination did not get. Whoever asks means now: a pause is tried out first. */
export async function action({ request, context }: Route.ActionArgs) {
	const { services, db, actor, to } = staffRoom(request, context);
	const { runtime } = services;
	const form = await request.formData().catch(() => new FormData());
	const id = formText(form, "delivery");
	const all = formText(form, "destination");
	await db.transaction().execute(async (tx) => {
		const destination = isDestination(all)
			? (await retryAll(tx, runtime, all)) > 0 && all
			: await retryDelivery(tx, runtime, id);
		if (!destination) return;
		await allowTrial(tx, runtime, destination);
		const [action, subject] = isDestination(all)
			? ["deliveries-retried", { kind: "destination", id: all }]
			: ["delivery-retried", { kind: "delivery", id }];
		await recordAudit(tx, runtime, { actor, action, subject });
	});
	return doneAt(to("/deliveries"), "retry");
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.rooms.deliveries }];

const looks = {
	waiting: "tag sol",
	held: "tag",
	sending: "tag sol",
	sent: "tag tag-ok",
	needless: "tag",
	dead: "tag tag-problem",
};

/** When what waits leaves, if that is not now. */
function nextText(
	{ next }: StaffText["deliveries"],
	delivery: DeliveryReport,
	now: Date,
	language: Language,
): string | null {
	if (delivery.state !== "waiting" || delivery.dueAt <= now.toISOString()) return null;
	return next[isHeld(delivery, now) ? "held" : "waiting"].replace(
		"{date}",
		momentText(delivery.dueAt, language),
	);
}

export default function Deliveries({ loaderData }: Route.ComponentProps) {
	const { text, states, state, deliveries, next, path, queues, done } = loaderData;
	return (
		<ListPage
			title={text.rooms.deliveries}
			text={text}
			empty={deliveries.length === 0}
			narrowed={state !== null}
			next={next}
			above={
				<>
					{done && (
						<p className="alert alert-done" role="status">
							<b>{done}</b>
						</p>
					)}
					<Queues {...{ queues, path }} text={text.deliveries.queue} />
				</>
			}
			tools={
				<nav className="row" aria-label={text.filter}>
					<RouteLink look={state ? "small outline" : "small"} to={path}>
						{text.all}
					</RouteLink>
					{states.map(({ id, label, path }) => (
						<RouteLink key={id} look={id === state ? "small" : "small outline"} to={path}>
							{label}
						</RouteLink>
					))}
				</nav>
			}
		>
			<ul className="panel room-list">
				{deliveries.map(({ id, kind, standing, next, about, lastError, lead, retries }) => (
					<li key={id}>
						<div>
							<h2 className="room-item">{kind}</h2>
							<p className="small quiet">{about}</p>
							{next && <p className="small quiet">{next}</p>}
							{lastError && (
								<p className={standing === "needless" ? "small" : "small field-problem"}>
									{lastError.words} <code className="delivery-code">{lastError.code}</code>
								</p>
							)}
							{lead && (
								<p className="small">
									<Link to={lead}>{text.deliveries.lead}</Link>
								</p>
							)}
						</div>
						<p className={looks[standing]}>{text.deliveries.states[standing]}</p>
						{retries && (
							<ShortForm
								action={path}
								failure={null}
								send={text.deliveries.retry}
								look="small outline"
								values={{ delivery: id }}
							/>
						)}
					</li>
				))}
			</ul>
		</ListPage>
	);
}
