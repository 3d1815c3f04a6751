import type { VoiceDemoText } from "../../../../content/pages/products/schema.ts";

const maxItems = 3;

type Props = Pick<VoiceDemoText, "strengths" | "improvements"> & { shown: boolean };

export function VoiceLists({ strengths, improvements, shown }: Props) {
	return (
		<div className="voice-lists">
			{([strengths, improvements] as const).map(({ heading, list }, index) => (
				<div key={heading} data-feels={index === 0 ? "good" : "bad"}>
					<h4>{heading}</h4>
					<ul data-later={shown ? undefined : ""}>
						{list.slice(0, maxItems).map((item) => (
							<li key={item} className="timeline-line">
								{item}
							</li>
						))}
					</ul>
				</div>
			))}
		</div>
	);
}
