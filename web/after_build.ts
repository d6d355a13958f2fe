import type { Plugin } from "vite";

/** Does some work in the folder that was built, when all of it is there. Several are done in the order they are listed. */
export function afterBuild(name: string, work: (folder: string) => void | Promise<void>): Plugin {
  let folder = "dist";
  return {
    name,
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: () => work(folder),
  };
}
