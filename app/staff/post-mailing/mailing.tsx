import type { MailingProgress } from "./progress.server.ts";

type Props = {
	progress: MailingProgress;
	label: string;
	/** Where a page is that says it anew. */
	path: string;
	/** Of what keeps it up to date. */
	script: string;
};

/** How far a newsletter has come; kept up to date while it is on its way. */
export function Mailing({ progress, label, path, script }: Props) {
	const { all, settled, isUnderWay, quarter, sentence, figures } = progress;
	return (
		<>
			<div
				id="mailing"
				className="mailing"
				data-under-way={isUnderWay ? path : undefined}
				data-quarter={isUnderWay ? quarter : "ended"}
			>
				<p id="mailing-words">{sentence}</p>
				<progress max={all} value={settled} aria-label={label} />
				<p className="small quiet">{figures}</p>
			</div>
			<p id="mailing-said" className="visually-hidden" role="status" />
			{isUnderWay && <script src={script} defer />}
		</>
	);
}
