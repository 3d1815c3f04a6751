import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Colon } from "../../ui/colon/colon.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import type { LeadView } from "./lead-view.server.ts";

type Props = { lead: LeadView; text: StaffText["lead"]; path: string; conversationPath: string | null };

export function LeadNextStep({ lead, text, path, conversationPath }: Props) {
	const { step, scoreHint } = lead;
	const words = text.nextStep;
	return (
		<section className={`lead-next-step ${step.isHighlighted ? "noche" : "panel"}`} aria-label={words.label}>
			<div className="lead-next-step-what">
				<h2>{step.title}</h2>
				{step.wish && (
					<p className="lead-next-step-wish" lang={step.wish.lang}>
						{step.wish.text}
					</p>
				)}
				{step.kind !== "revoked" && <p className="quiet">{scoreHint}</p>}
				<div className="row">
					{step.kind !== "unreachable" && <Contacts lead={lead} words={words} />}
					{step.kind === "unreachable" && conversationPath && (
						<ButtonLink look="sun" href={conversationPath}>
							{text.conversation}
						</ButtonLink>
					)}
					{step.kind === "propose" && (
						<StepButton path={path} intent="proposal" send={text.make} look="sun" />
					)}
					{step.mayBeDone && <StepButton path={path} intent="contacted" send={words.contacted} />}
					{step.postpone && <StepButton path={path} intent="postponed" send={step.postpone} />}
				</div>
			</div>
			{step.minutesLeft !== null && <TimeLeft minutes={step.minutesLeft} label={words.left} />}
		</section>
	);
}

function Contacts({ lead, words }: { lead: LeadView; words: StaffText["lead"]["nextStep"] }) {
	const phone = lead.known.find(({ href }) => href?.startsWith("tel:"));
	const email = lead.known.find(({ href }) => href?.startsWith("mailto:"));
	const first = lead.step.isUrgent ? "sun" : "outline";
	return (
		<>
			{phone && (
				<ButtonLink look={first} href={phone.href}>
					{fillBlanks(words.call, { phone: phone.value ?? "" })}
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

type StepButtonProps = { path: string; intent: string; send: string; look?: "sun" | "outline" };

function StepButton({ path, intent, send, look = "outline" }: StepButtonProps) {
	return <ShortForm action={path} send={send} look={look} hiddenFields={{ intent }} />;
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
