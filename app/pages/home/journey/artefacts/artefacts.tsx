import { Fragment } from "react";
import type { JourneyExamples } from "../../../../../content/pages/home/schema.ts";
import { Bubble } from "../../../../ui/bubble/bubble.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { drop } from "../../../../ui/shapes/outlines.ts";
import { Shapes } from "../../../../ui/shapes/shapes.tsx";

const drops = Array.from({ length: 5 }, (_, index) => drop(29 * index, 0, 12, "ne")).join("");

export function ChatArtefact({ example: { chat, score } }: { example: JourneyExamples }) {
	return (
		<>
			{chat.answers.map((answer, index) => (
				<Fragment key={answer}>
					<Bubble from={chat.assistant} side="answers" colour="ladrillo">
						{answer}
					</Bubble>
					<p className="bubble asks cielo">{chat.asks[index]}</p>
				</Fragment>
			))}
			<p className="artefact-score small quiet">
				{score.name}
				<svg viewBox="0 0 140 24" role="img" aria-label={score.value}>
					<path fill="var(--ladrillo)" d={drops} />
				</svg>
			</p>
		</>
	);
}

const blocks =
	"M-100-100h190v122H-100zM106-100h108v122H106zM230-100h190v122H230zM106 38h108v66H106zM230 38h190v66H230zM106 120h108v66H106zM230 120h190v66H230zM-100 202h190v118H-100zM106 202h108v118H106zM230 202h190v118H230z";

export function VisitArtefact({ example: { visit } }: { example: JourneyExamples }) {
	return (
		<>
			<svg
				className="artefact-map"
				viewBox="0 0 320 220"
				preserveAspectRatio="xMidYMid slice"
				aria-hidden="true"
			>
				<path fill="var(--background-quiet)" d="M-100-100h520v420h-520z" />
				<path fill="var(--line)" d={blocks} />
				<path fill="var(--ok-ground)" d="M-100 38H90v148h-190z" />
				<path fill="var(--cielo)" d="M-58 186a74 74 0 0 1 148-74v74z" />
				<g transform="translate(160 160) rotate(-45)">
					<path fill="var(--ladrillo)" d="M0 0v-44A44 44 0 1 1 44 0z" />
					<circle cx="44" cy="-44" r="17" fill="var(--background)" />
				</g>
			</svg>
			<div className="artefact-visit">
				<p className="small quiet">{visit.name}</p>
				<ul>
					{visit.slots.map((slot) => (
						<li key={slot} className={slot === visit.chosen ? "ladrillo" : undefined}>
							{slot}
						</li>
					))}
				</ul>
			</div>
		</>
	);
}

const boot = [
	["ladrillo", "M14 6h34v34l22 8a18 18 0 0 1 12 17v5H14z"],
	["ladrillo2", "M14 6h34v10H14z"],
	["tinta", "M8 70h78v8H32v6H8z"],
] as const;

export function CartArtefact({ example: { cart } }: { example: JourneyExamples }) {
	return (
		<>
			<p className="small quiet">{cart.name}</p>
			<p className="artefact-item">
				<svg viewBox="0 0 94 90" aria-hidden="true">
					<Shapes list={boot} />
				</svg>
				{cart.item}
			</p>
			<Bubble from={cart.assistant} side="answers" colour="ladrillo">
				{cart.answer}
			</Bubble>
			<MoodChange from={cart.left} to={cart.paid} />
		</>
	);
}

export function SupportArtefact({ example: { support } }: { example: JourneyExamples }) {
	return (
		<>
			<p className="bubble asks cielo">{support.ask}</p>
			<Bubble from={support.assistant} side="answers" colour="ladrillo">
				{support.answer}
			</Bubble>
			<p className="bubble asks cielo">{support.thanks}</p>
			<MoodChange from={support.start} to={support.end} />
		</>
	);
}

function MoodChange({ from, to }: { from: string; to: string }) {
	return (
		<p className="mood">
			<span className="sol">{from}</span>
			<span className="mood-end">
				<Icon name="arrow" />
				<span className="mood-good">{to}</span>
			</span>
		</p>
	);
}
