# The same for both stages, and as pnpm-workspace.yaml has it. Replace it by a digest to have every octet pinned:
# docker build --build-arg NODE_IMAGE=node@sha256:… .
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
ENV CI=true TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
WORKDIR /radicar
COPY . .
RUN npx -y pnpm@12.21.0 install --frozen-lockfile --filter @radicar/repository --filter "@radicar/api..."
RUN npx -y pnpm@12.21.0 exec turbo run build --filter=@radicar/api...
RUN npx -y pnpm@12.21.0 --filter @radicar/api deploy --prod --legacy /service

FROM ${NODE_IMAGE}
# the C library otherwise keeps up to 64 MiB for each thread once a large document has passed
ENV NODE_ENV=production RADICAR_DATA_DIR=/var/lib/radicar MALLOC_TRIM_THRESHOLD_=262144
# nothing is installed in what runs
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* /usr/local/bin/yarn /usr/local/bin/yarnpkg && install -d -o 1000 -g 1000 -m 0700 /var/lib/radicar
COPY --from=build /service /service
WORKDIR /service
USER 1000:1000
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s --retries=3 CMD ["node", "/service/bin/main.js", "health"]
ENTRYPOINT ["node", "/service/bin/main.js"]
