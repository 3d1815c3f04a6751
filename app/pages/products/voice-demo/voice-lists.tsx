import type { VoiceDemoText } from "../../../../content/pages/products/schema.ts";

/** Of each list, the most that is shown. */
const most = 3;

type Props = Pick<VoiceDemoText, "strengths" | "improvements"> & { shown: boolean };

/** What was liked and what is to be fixed. */
export function VoiceLists({ strengths, improvements, shown }: Props) {
	return (
		<div className="voice-lists">
			{([strengths, improvements] as const).map(({ heading, list }, index) => (
				<div key={heading} data-feels={index === 0 ? "good" : "bad"}>
					<h4>{heading}</h4>
					<ul data-later={shown ? undefined : ""}>
						{list.slice(0, most).map((item) => (
							<li key={item} className="demo-line">
								{item}
							</li>
						))}
					</ul>
				</div>
			))}
		</div>
	);
}
