import type { StaffText } from "../../../content/staff/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Colon } from "../../ui/colon/colon.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import type { LeadView } from "./lead-view.server.ts";

type Props = { lead: LeadView; text: StaffText["lead"]; path: string; conversation: string | null };

export function LeadNextStep({ lead, text, path, conversation }: Props) {
	const { act, next } = lead;
	const words = text.now;
	return (
		<section className="lead-now noche" aria-label={words.label}>
			<div className="lead-now-what">
				<h2>{act.title}</h2>
				{act.wish && <p className="lead-now-wish">{act.wish}</p>}
				{act.kind !== "revoked" && <p className="quiet">{next}</p>}
				<div className="row">
					{act.kind !== "unreachable" && <Contacts lead={lead} words={words} />}
					{act.kind === "unreachable" && conversation && (
						<ButtonLink look="sun" href={conversation}>
							{text.conversation}
						</ButtonLink>
					)}
					{act.kind === "propose" && <Change path={path} intent="proposal" send={text.make} look="sun" />}
					{act.mayBeDone && <Change path={path} intent="contacted" send={words.contacted} />}
					{act.postpone && <Change path={path} intent="postponed" send={act.postpone} />}
				</div>
			</div>
			{act.minutesLeft !== null && <TimeLeft minutes={act.minutesLeft} label={words.left} />}
		</section>
	);
}

function Contacts({ lead, words }: { lead: LeadView; words: StaffText["lead"]["now"] }) {
	const phone = lead.known.find(({ href }) => href?.startsWith("tel:"));
	const email = lead.known.find(({ href }) => href?.startsWith("mailto:"));
	const first = lead.act.isToday ? "sun" : "outline";
	return (
		<>
			{phone && (
				<ButtonLink look={first} href={phone.href}>
					{words.call.replace("{phone}", phone.value ?? "")}
				</ButtonLink>
			)}
			{email && (
				<ButtonLink look={phone ? "outline" : first} href={email.href}>
					{words.write}
				</ButtonLink>
			)}
		</>
	);
}

type ChangeProps = { path: string; intent: string; send: string; look?: "sun" | "outline" };

function Change({ path, intent, send, look = "outline" }: ChangeProps) {
	return <ShortForm action={path} send={send} look={look} values={{ intent }} />;
}

/** Hours and minutes, as when the page was read. */
function TimeLeft({ minutes, label }: { minutes: number; label: string }) {
	const time = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, "0")] as const;
	return (
		<p className="lead-left">
			<span>{label}</span>
			<span className="visually-hidden"> {time.join(":")} h</span>
			<span className="lead-left-time" aria-hidden="true">
				{time[0]}
				<Colon />
				{time[1]}
			</span>
		</p>
	);
}
