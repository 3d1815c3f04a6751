import type { JourneyExamples } from "../../../../../content/pages/home/schema.ts";

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
