import { serveTasks } from "@radicar/workers/serveTasks"
import { printDocument } from "../documents/files/printDocument.ts"
import { readDocuments } from "../documents/reading/readDocuments.ts"

// what the threads of the service serve; without the service itself, which would be loaded once more in each
serveTasks(Object.fromEntries([printDocument, readDocuments].map(({ name, run }) => [name, run])))
