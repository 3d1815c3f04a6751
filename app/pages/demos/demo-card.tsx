import { Hour } from "../../ui/hour/hour.tsx";
import { SceneDrawing } from "../../ui/scene/scene.tsx";
import type { DemoCardData } from "./demos-data.server.ts";

export function DemoCard({ demo }: { demo: DemoCardData }) {
	const { industry, industryName, name, description, hour, path, duration, scene } = demo;
	return (
		<li className="demo-card" data-industry={industry} data-hour={scene.hour}>
			<a href={path}>
				<Hour {...hour} />
				<SceneDrawing {...scene} />
				<div className="demo-card-text">
					<p className="demo-card-industry">{industryName}</p>
					<h4>{name}</h4>
					<p>{description}</p>
					<p className="demo-card-length">{duration}</p>
				</div>
			</a>
		</li>
	);
}
