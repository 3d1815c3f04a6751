import { composeScene, type SceneChoice } from "./compose-scene.ts";
import { frames } from "./frames.ts";
import { sceneParts } from "./parts/list.ts";
import { type PartName, partId, type SceneNode, transformOf } from "./scene-node.ts";

type Props = SceneChoice & {
	/** Its speakers arrive, once: for the first scene of a page. */
	moves?: boolean;
	className?: string;
};

/** Needs `SceneParts` on the page. Decorative: the text beside it says the same. */
export function SceneDrawing({ moves, className, ...choice }: Props) {
	const { hour, frame } = choice;
	return (
		<svg
			className={className ? `scene ${className}` : "scene"}
			data-hour={hour}
			data-moves={moves ? "" : undefined}
			viewBox={frames[frame].viewBox}
			preserveAspectRatio="xMidYMax meet"
			aria-hidden="true"
		>
			<SceneNodes nodes={composeScene(choice)} />
		</svg>
	);
}

type PartsProps = {
	of: readonly SceneChoice[];
	/** Drawn on the page outside a scene. */
	and?: readonly SceneNode[];
};

/** The shared parts of the scenes on a page, once: each scene refers to them. */
export function SceneParts({ of, and = [] }: PartsProps) {
	return (
		<svg className="scene-parts" aria-hidden="true">
			<defs>
				{scenePartsOf([...of.flatMap(composeScene), ...and]).map((name) => (
					<g key={name} id={partId(name)}>
						<SceneNodes nodes={sceneParts[name]} />
					</g>
				))}
			</defs>
		</svg>
	);
}

/** Names the parts that nodes use, themselves or inside other parts. */
export function scenePartsOf(nodes: readonly SceneNode[], found = new Set<PartName>()): PartName[] {
	for (const node of nodes) {
		if (node.kind === "group") scenePartsOf(node.nodes, found);
		if (node.kind === "part" && !found.has(node.name)) {
			found.add(node.name);
			scenePartsOf(sceneParts[node.name], found);
		}
	}
	return [...found];
}

export function SceneNodes({ nodes }: { nodes: readonly SceneNode[] }) {
	return nodes.map((node) => <Node key={JSON.stringify(node)} node={node} />);
}

function Node({ node }: { node: SceneNode }) {
	if (node.kind === "shape")
		return (
			<path
				className={node.className}
				fill={`var(--${node.fill})`}
				fillRule={node.evenOdd ? "evenodd" : undefined}
				d={node.outline}
			/>
		);
	const transform = transformOf(node);
	if (node.kind === "part")
		return <use className={node.className} href={`#${partId(node.name)}`} transform={transform} />;
	return (
		<g className={node.className} transform={transform}>
			<SceneNodes nodes={node.nodes} />
		</g>
	);
}
