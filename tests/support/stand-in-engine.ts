import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Programs that act for docker, podman and podman-compose where none runs. A container is a file with its image's name, an
 * image one with what is wrong with it.
 * @param directory where compose.yaml stands.
 */
export function standInForEngine(folder: string, directory: string) {
	const programs = join(folder, "programs");
	const images = join(folder, "images");
	const containers = join(folder, "containers");
	const calls = join(folder, "calls");
	for (const path of [programs, images, containers]) mkdirSync(path);
	const write = (name: string, script: string) => {
		writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`);
		chmodSync(join(programs, name), 0o755);
	};
	const image = `"\${SITE_IMAGE:-$(sed -n 's/^SITE_IMAGE=//p' .env)}"`;
	const engine = `
echo "$*" >> ${calls}
case "$1 $2" in
"image inspect") exec test -e "${images}/$3" ;;
"ps --all")
	[ "$7" != "label=com.docker.compose.project.working_dir=${directory}" ] ||
		ls ${containers} | grep -x "\${5#label=com.docker.compose.service=}" ;;
"stop --time") ;;
"rm --force") rm ${containers}/$3 ;;
"exec "*) ! grep -q "not on $2" ${images}/$(cat ${containers}/$2) ;;
"compose up") echo ${image} > ${containers}/$5 ;;
"compose run") ! grep -q "does not migrate" ${images}/${image} ;;
*) exit 64 ;;
esac`;
	write("docker", engine);
	write("podman", engine);
	write("podman-compose", `exec ${programs}/podman compose "$@"`);
	write("sleep", "");
	return {
		programs,
		/** @param fault "not on site-a", or "does not migrate". */
		addImage: (name: string, fault = "") => writeFileSync(join(images, name), fault),
		start: (service: string, image: string) => writeFileSync(join(containers, service), `${image}\n`),
		running: () =>
			Object.fromEntries(
				readdirSync(containers).map((name) => [name, readFileSync(join(containers, name), "utf8").trim()]),
			),
		calls: () => (existsSync(calls) ? readFileSync(calls, "utf8").trim().split("\n") : []),
	};
}
