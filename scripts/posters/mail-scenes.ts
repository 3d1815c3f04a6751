import { composeScene } from "../../app/ui/scene/compose-scene.ts";
import { mailScenes } from "../../app/ui/scene/scene-places.ts";
import { sceneIn } from "./scene.ts";

/** Twice as wide as a mail's column, for sharp screens. */
const size = { width: 1200, height: 600 };

/** The pictures that mails carry. The sky of a night is left out: it is the ground of a mail's header in each theme. */
export function mailPictures() {
	return Object.entries(mailScenes()).map(([name, choice]) => {
		const nodes = composeScene(choice).filter(
			(node) => !(choice.hour === "night" && node.kind === "part" && node.name === "sky"),
		);
		return {
			address: `/og/mail/${name}.png`,
			svg: sceneIn(choice, nodes, size),
			width: size.width,
			palette: true,
		};
	});
}
