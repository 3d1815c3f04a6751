import type { CaseText } from "../../../content/cases/schema.ts";
import type { IndustryId } from "../../../content/industries/list.ts";
import type { CasesText } from "../../../content/pages/cases/schema.ts";
import { SceneDrawing } from "../../ui/scene/scene.tsx";
import { sceneAt } from "../../ui/scene/scene-places.ts";
import { type CaseId, Tally } from "../../ui/tally/tally.tsx";

type Story = CaseText & { id: CaseId; industry: IndustryId; client: string };

export function CaseStory({ story, labels }: { story: Story; labels: CasesText["labels"] }) {
	const { id, industry, client, title, problem, solution, result, quote, author } = story;
	const [figure, change] = result.split(/(?<=%)\s+/);
	return (
		<article className="story" id={id} aria-labelledby={`${id}-title`}>
			<SceneDrawing {...sceneAt("case", industry)} />
			<div className="story-words">
				<p className="quiet">{client}</p>
				<h2 id={`${id}-title`}>{title}</h2>
				<dl>
					<div className="story-problem cielo">
						<dt>{labels.problem}</dt>
						<dd>{problem}</dd>
					</div>
					<div className="story-solution ladrillo">
						<dt>{labels.solution}</dt>
						<dd>{solution}</dd>
					</div>
					<div className="story-result">
						<dt>{labels.result}</dt>
						<dd>
							<strong>{figure}</strong> <span>{change}</span>
							<Tally of={id} />
						</dd>
					</div>
				</dl>
				<blockquote>
					<p className="quote">{quote}</p>
					<footer className="small quiet">{author}</footer>
				</blockquote>
			</div>
		</article>
	);
}
